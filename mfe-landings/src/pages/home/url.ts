/** The main page has one URL; query parameters are tracking only. */
export const url = () => undefined
