export { awaitingOverlay, focusPlaces } from './opener.ts'
