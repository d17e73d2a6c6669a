/** For a CDN on another origin: scripts, stylesheets and fonts of it are read with CORS. Nothing with this header is anybody's own. */
export const FOR_ALL_ORIGINS = { 'access-control-allow-origin': '*' }
