export { awaitingOverlay, focusPlaces, successorOf } from './opener.ts'
