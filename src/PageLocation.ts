/** Where a page is on the site, and how it links to other pages and files. */
export class PageLocation {
  constructor(
    /** The site's public URL, with a trailing slash. */
    private readonly siteAddress: string,
    /** The site's path on its host: '/' or '/my/practice/'. */
    private readonly basePath: string,
    /** The language's folder: '' for the default language, otherwise e.g. 'de/'. */
    readonly folder: string,
    /** '' for the home page, otherwise e.g. 'privacy/'. */
    readonly page = '',
  ) {}

  get address() {
    return this.siteAddress + this.folder + this.page
  }

  /** A link to a file that all languages share. */
  siteFile(name: string) {
    return this.basePath + name
  }

  /** A link to a page in this language. Pass '' for the home page. */
  link(page: string) {
    return this.basePath + this.folder + page
  }

  get file() {
    return `${this.folder}${this.page}index.html`
  }

  at(page: string) {
    return new PageLocation(this.siteAddress, this.basePath, this.folder, page)
  }
}
