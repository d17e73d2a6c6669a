const FORBIDDEN = '#$%^&[\\]{}<>'

/** A text without `# $ % ^ & [ ] { } < >`: the marketing platform refuses them. */
export const ALLOWED_SIGNS = new RegExp(`^[^${FORBIDDEN}]*$`)

const EVERY_FORBIDDEN = new RegExp(`[${FORBIDDEN}]`, 'g')

/** The text as the marketing platform takes it. */
export const withoutForbiddenSigns = (text: string) => text.replace(EVERY_FORBIDDEN, '')
