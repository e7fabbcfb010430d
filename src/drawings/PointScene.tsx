import type { ReactNode } from 'react'
import type { Words } from '../content/wordsSchema'
import { Drawing, Path } from './Drawing'
import { Armchair, Cup, Letter, PottedPlant } from './things'

type PointName = Words['whyChoose']['points'][number]['drawing']

export function PointScene({ of }: { of: PointName }) {
  return (
    <Drawing viewBox="0 0 240 168" className="outlined">
      {scenes[of]}
    </Drawing>
  )
}

const scenes: Record<PointName, ReactNode> = {
  // two armchairs facing each other
  care: (
    <>
      <Armchair color="first" />
      <Armchair color="second" transform="matrix(-1 0 0 1 240 0)" />
      <PottedPlant />
    </>
  ),
  // a letter and a phone
  communication: (
    <>
      <Letter />
      <Path fill="second" d="M176 78q0-12 12-12h34q12 0 12 12v78q0 12-12 12h-34q-12 0-12-12z" />
      <Path fill="page" d="M184 82q0-6 6-6h30q6 0 6 6v66q0 6-6 6h-30q-6 0-6-6z" />
      <Path as="light-leaf" d="M189 93q0-5 5-5h18q5 0 5 5v8q0 5-5 5h-16l-7 6z" />
      <Path fill="first" d="M221 123q0-5-5-5h-14q-5 0-5 5v8q0 5 5 5h12l7 6z" />
    </>
  ),
  // a teapot and a cup
  support: (
    <>
      <Path
        fill="second"
        d="M208 96c40-20 48 48-8 51l2-13c34-3 28-36 6-27zm-92 48c-20-4-26-22-30-40-1-10-4-15-11-19l21-10c8 6 13 17 14 29 2 10 6 14 14 14z"
      />
      <Path fill="second" d="M160 72c35 0 57 20 57 46 0 25-20 40-57 40s-57-15-57-40c0-26 22-46 57-46z" />
      <Path fill="second" d="M152 66c-12-14 28-14 16 0 14 1 23 5 24 12h-64c1-7 10-11 24-12z" />
      <Path as="line" d="M76 58c-9-13 9-22 0-36m20 36c-9-13 9-22 0-36" />
      <Cup color="first" transform="translate(-2 8)scale(.95)" />
      <Path as="leaf" d="M2 157h236q-2 11-12 11h-212q-10 0-12-11z" />
    </>
  ),
  // three different plants
  approach: (
    <>
      <Path fill="first" d="M24 168c-20-26-28-58-20-90 20 24 28 56 30 90z" />
      <Path as="light-leaf" d="M44 168c-2-38 8-68 26-92 8 32 4 64-12 92z" />
      <Path fill="first" d="M32 168c-12-42-10-90 2-130 18 38 22 86 12 130z" />
      <Path
        as="leaf"
        d="M122 60c-16-18-14-40 2-58 16 20 16 40-2 58zm1 82c-23 2-37-10-43-28 23-2 39 8 43 28zm-1-44c-22 2-36-10-42-28 22-2 38 8 42 28z"
      />
      <Path as="light-leaf" d="M123 124c5-20 19-30 41-28-5 20-19 32-41 28zm-1-42c5-20 20-30 42-28-5 20-20 32-42 28z" />
      <Path fill="second" d="M205 126c-24-4-36-20-34-44 22 6 34 22 34 44zm0 0c0-22 12-38 34-44 2 24-10 40-34 44z" />
      <Path as="line" d="M124 168c-6-40 4-80-2-108m82 108q4-24 1-42" />
    </>
  ),
}
