/** What is kept from before the code runs, on `window.early`. */
export interface Early {
  waiting: { form: HTMLFormElement; submitter: HTMLElement | null; data: FormData }[]
  stop: () => void
  /** Asked together with the code, by method and address: the shopper's own state is there when the code is. */
  responses: Record<string, Promise<Response>>
  /** Faults, until somebody reports them. */
  errors: unknown[]
}
