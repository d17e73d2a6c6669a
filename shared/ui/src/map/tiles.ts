/** Tile URL from the front door's configuration; null draws the schematic map. */
export const configuredTiles = () => document.querySelector('meta[name="map-tiles"]')?.getAttribute('content') || null
