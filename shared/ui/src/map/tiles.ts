/** Address of map tiles that the front door was configured with; null where the ground is drawn. */
export const configuredTiles = () => document.querySelector('meta[name="map-tiles"]')?.getAttribute('content') || null
