/** None of the list: the position is told in words. Beside the schema, whose library comes with the form alone. */
export const OTHER = 'other'
