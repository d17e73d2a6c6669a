/** $1 e-mail in lower case, $2 now: it gets no more letters that ask for reviews. */
export const END_REVIEW_LETTERS = 'INSERT INTO review_letters_off (email, at) VALUES ($1, $2::timestamptz) ON CONFLICT (email) DO NOTHING'
