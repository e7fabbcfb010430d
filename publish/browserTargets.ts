/** The oldest supported browsers, from early 2022. Cascade layers set the limit. */
export const SCRIPT_TARGETS = ['chrome99', 'firefox97', 'safari15.4', 'ios15.4']

const SAFARI = version(15, 4)
export const STYLE_TARGETS = {
  targets: { chrome: version(99), firefox: version(97), safari: SAFARI, ios_saf: SAFARI, samsung: version(18) },
}

function version(major: number, minor = 0) {
  return (major << 16) | (minor << 8)
}
