/**
 * The motif: two overlapping shapes that lean toward each other, their overlap, and a plant.
 * The mark, the hero's picture, the favicon and the social card all use it.
 */
export const motif = {
  first: 'M252 62c100 2 150 126 132 264-14 112-84 220-184 226-102 6-162-82-156-204 6-142 94-288 208-286z',
  second: 'M428 148c98-4 158 98 148 218-8 108-74 206-166 210-98 4-146-92-128-204 16-108 56-220 146-224z',
  shared: 'M372 168c15 45 20 100 12 158-9 70-40 139-86 182-19-36-24-84-16-136 12-82 38-167 90-204z',
  leaves:
    'M312 470c-9-37-53-56-83-49 14 27 50 63 83 49zm18-120c-5-35-44-60-72-58 9 28 40 67 72 58zm14-102c1-29-26-54-49-56 3 24 22 59 49 56zm1-78c18-14 20-45 10-61-12 14-23 44-10 61z',
  /** The leaves on the other side, in a lighter color. */
  lightLeaves:
    'M315 432c37 14 77-21 87-58-28 2-78 20-87 58zm21-114c35 9 68-28 73-63-25 5-68 27-73 63zm10-96c29 1 49-34 47-63-18 9-49 34-47 63z',
  stem: 'M306 640c24-80 0-140 8-200 8-68 38-140 31-270',
  veins:
    'M312 470q-30-18-61-34m64-4q34-17 64-40m-49-42q-26-21-53-40m59 8q29-19 54-44m-46-26q-18-20-37-39m39 13q20-20 36-44',
}

/** The square around the two shapes. */
export const MARK_BOX = '32 40 560 560'
