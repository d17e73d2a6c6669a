/** Keys of what is asked most; the answer's key has `Text` behind it. */
export const QUESTIONS = ['whenLate', 'whoReceives', 'howPacked', 'changeOrder'] as const
