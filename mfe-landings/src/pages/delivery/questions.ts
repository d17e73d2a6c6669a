/** Text keys of frequent questions; answers have the suffix `Text`. */
export const QUESTIONS = ['whenLate', 'whoReceives', 'howPacked', 'changeOrder'] as const
