/** The page has one address. */
export const url = () => undefined
