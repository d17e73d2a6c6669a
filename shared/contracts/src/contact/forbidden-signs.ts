const FORBIDDEN = '#$%^&[\\]{}<>'

/** Text without `# $ % ^ & [ ] { } < >`, which the marketing platform refuses. */
export const ALLOWED_SIGNS = new RegExp(`^[^${FORBIDDEN}]*$`)

const EVERY_FORBIDDEN = new RegExp(`[${FORBIDDEN}]`, 'g')

/** Removes characters that the marketing platform refuses. */
export const withoutForbiddenSigns = (text: string) => text.replace(EVERY_FORBIDDEN, '')
