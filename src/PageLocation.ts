/** Where a page is on the site, and how it links to the rest of it. */
export class PageLocation {
  constructor(
    /** The site's public address, with a slash at the end. */
    private readonly siteAddress: string,
    /** The site's path on its host: '/' or '/my/practice/'. */
    private readonly basePath: string,
    /** '' for the default language, or 'de/'. */
    private readonly languagePath: string,
    /** '' for the home page, or 'privacy/'. */
    readonly page = '',
  ) {}

  /** The address for search engines and shared links. */
  get address() {
    return this.siteAddress + this.languagePath + this.page
  }

  /** A link to a file that all languages share. */
  siteFile(name: string) {
    return this.basePath + name
  }

  /** A link to a page in this language: '' for its home page. */
  link(page: string) {
    return this.basePath + this.languagePath + page
  }

  /** The file that holds this page, in the folder of the built site. */
  get file() {
    return `${this.languagePath}${this.page}index.html`
  }

  /** The folder of this language in the built site: '' or 'de/'. */
  get folder() {
    return this.languagePath
  }

  at(page: string) {
    return new PageLocation(this.siteAddress, this.basePath, this.languagePath, page)
  }
}
