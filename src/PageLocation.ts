/** Where a page is on the site, and how it links to the rest of the site. */
export class PageLocation {
  constructor(
    /** The site's public URL, with a trailing slash. */
    private readonly siteAddress: string,
    /** The language's folder: '' for the default language, otherwise e.g. 'de/'. */
    readonly folder: string,
    /** '' for the home page, otherwise e.g. 'privacy/'. */
    readonly page = '',
    /** The path to the site's root: relative, so the site works wherever it is hosted. */
    private readonly root = '../'.repeat((folder + page).split('/').length - 1) || './',
  ) {}

  get address() {
    return this.siteAddress + this.folder + this.page
  }

  get file() {
    return `${this.folder}${this.page}index.html`
  }

  /** A link to a page or file, given its path from the site's root. */
  to(path: string) {
    return this.root + path
  }

  /** A link to a page in the same language. Pass '' for the home page. */
  toPage(page: string) {
    return this.to(this.folder + page)
  }

  at(page: string) {
    return new PageLocation(this.siteAddress, this.folder, page)
  }

  /** For the not-found page. Hosts serve it at any address, so relative links would break. */
  withRoot(path: string) {
    return new PageLocation(this.siteAddress, this.folder, this.page, path)
  }
}
