/** The main page has one address; whatever stands in the query is somebody's mark. */
export const url = () => undefined
