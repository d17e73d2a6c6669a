/** The code is in the fragment, so servers and logs never see it. */
export const url = () => null
