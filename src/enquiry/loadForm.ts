const attempts: Promise<void>[] = []
let isLoading = false
let hydration: Promise<void> | undefined
let hydrated = false

export function isHydrated() {
  return hydrated
}

/** Loads React and hydrates the form, unless that is under way. Resolves when any attempt has succeeded. */
export function loadForm(island: HTMLElement, check: boolean, prepare: () => void) {
  if (!isLoading) attempts.push(load(island, check, prepare).finally(allowRetry))
  isLoading = true
  return Promise.any(attempts)
}

/** Makes the next call start over, even if an attempt is still under way. */
export function allowRetry() {
  isLoading = false
}

async function load(island: HTMLElement, check: boolean, prepare: () => void) {
  // Firefox and Safari cache a failed module load, so a retry needs a different URL.
  const address = island.dataset.script + (attempts.length ? `?${attempts.length}` : '')
  const { hydrateEnquiry }: typeof import('./island') = await import(/* @vite-ignore */ address)
  // React must not hydrate half a form. The button is the form's last element.
  while (!island.querySelector('[type=submit]') && document.readyState === 'loading')
    await new Promise((resolve) => setTimeout(resolve, 50))
  if (!hydration) prepare()
  hydration ??= hydrateEnquiry(island, check)
  await hydration
  hydrated = true
}
