import { PARAMS, PROVIDER_PATH } from '../../src/provider/request.ts'

/** Where the form sends to, for Playwright's routes. */
export const PROVIDER = `**${PROVIDER_PATH}`

/** What a call to the provider says about each field. Playwright doesn't see Firefox's calls with keepalive. */
export function enquiryIn(body: { template_params: Record<string, string> } | null) {
  return Object.fromEntries(Object.entries(PARAMS).map(([name, param]) => [name, body?.template_params[param]]))
}
