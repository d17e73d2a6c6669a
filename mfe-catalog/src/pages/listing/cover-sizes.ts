/** Of the picture of an occasion, as its head is laid out. */
export const COVER_SIZES = '(min-width: 768px) 50vw, 100vw'
