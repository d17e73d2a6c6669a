/** Apart from the schema of a picture, so that what only draws one carries no schema. */
export const pictureUrl = (base: string, width: number, format: 'avif' | 'webp' = 'avif') => `/pictures/${base}-${width}.${format}`
