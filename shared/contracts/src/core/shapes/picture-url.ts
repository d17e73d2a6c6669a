declare global {
  /** Origin of a CDN before `/pictures/…`, set at the start of a process and of a document; none without one. */
  var picturesUrl: string | undefined
}

/** Address of a file below `/pictures/`. Apart from the schema of a picture, so that what only draws one carries no schema. */
export const pictureFileUrl = (path: string) => (globalThis.picturesUrl ?? '') + path

export const pictureUrl = (base: string, width: number, format: 'avif' | 'webp' = 'avif') =>
  pictureFileUrl(`/pictures/${base}-${width}.${format}`)
