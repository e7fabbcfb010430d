/** Where a page is on the site, and how it links to other pages and files. */
export class PageLocation {
  constructor(
    /** The site's public address, with a slash at the end. */
    private readonly siteAddress: string,
    /** The site's path on its host: '/' or '/my/practice/'. */
    private readonly basePath: string,
    /** The folder for this language: '' for the default language, or 'de/'. */
    readonly folder: string,
    /** '' for the home page, or 'privacy/'. */
    readonly page = '',
  ) {}

  get address() {
    return this.siteAddress + this.folder + this.page
  }

  /** A link to a file that all languages share. */
  siteFile(name: string) {
    return this.basePath + name
  }

  /** A link to a page in this language: '' for its home page. */
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
