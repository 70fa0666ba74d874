/**
 * A page in a browser of another engine, as little of it as the tests in this folder need. Playwright drives Firefox
 * (playwright.ts), a small client of WebDriver drives WebKit (webdriver.ts, webkit.ts), and the tests know neither.
 */
export interface EnginePage {
  goto(path: string): Promise<unknown>;
  /** Runs a function in the page; what it is given and answers is JSON. */
  evaluate<Given, Answer>(run: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>;
  /** Presses the first element of a selector with the browser's own pointer. */
  click(selector: string): Promise<void>;
  /** Presses a key by its name, with Shift where `Shift+` stands before it. */
  press(key: string): Promise<void>;
  /** The window as a PNG. */
  screenshot(): Promise<Buffer>;
  /** What the console has complained about since it was asked last. */
  faults(): Promise<readonly string[]>;
}

export interface Engine {
  readonly page: EnginePage;
  /**
   * Hands over a page that may keep itself for when there is no network. It is closed again: of two pages in Firefox only one
   * has the focus, and `page` would be told of none.
   */
  keeping(use: (page: EnginePage) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
