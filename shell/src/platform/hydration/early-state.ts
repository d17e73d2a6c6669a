/** `window.early`: state collected before the main code runs. */
export interface Early {
  waiting: { form: HTMLFormElement; submitter: HTMLElement | null; data: FormData }[]
  /** Buttons and links of popups pressed before their code: each is pressed again once. */
  pressed: Set<HTMLElement>
  /** The shell has hydrated: outside of areas, presses reach React. */
  isHydrated: boolean
  stop: () => void
  /** API responses requested early, by method and URL. */
  responses: Record<string, Promise<Response>>
  /** Errors until they are reported. */
  errors: unknown[]
}
