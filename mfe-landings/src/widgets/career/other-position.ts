/** Value for a position not in the list. Separate from the schema, whose library loads with the form. */
export const OTHER = 'other'
