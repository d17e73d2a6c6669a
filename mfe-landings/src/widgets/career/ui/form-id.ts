/** Target of "apply" links. */
export const FORM_ID = 'career-form'
