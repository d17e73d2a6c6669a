import { createHash } from 'node:crypto'

/** What the provider knows of somebody. */
export interface Person {
  id: string
  name: string
  surname: string
  email: string
  /** E.164; empty for who has given none. */
  phone: string
}

/** Whoever says the same phone or mail again is the same person. */
const idOf = (key: string) => String(createHash('sha256').update(key).digest().readUIntBE(0, 6))

const person = (name: string, surname: string, email: string, phone: string): Person => ({
  id: idOf(phone || email),
  name,
  surname,
  email,
  phone,
})

/** Two demo shoppers of the shop, somebody new, and somebody who tells no phone. */
export const PEOPLE: readonly Person[] = [
  person('Анна', 'Петрова', 'anna@mail.example', '+79000000001'),
  person('Мария', 'Соколова', 'maria@mail.example', '+79000000002'),
  person('Ольга', 'Новикова', 'olga@mail.example', '+79000000021'),
  person('Тимур', 'Белов', 'timur@mail.example', ''),
]

const MOST = 60

/** Who the form says it is: one of the list, or somebody typed in. */
export function personIn(form: URLSearchParams): Person | null {
  const known = PEOPLE.find(({ id }) => id === form.get('person'))
  if (known) return known
  const [name, surname, email, phone] = ['name', 'surname', 'email', 'phone'].map((field) => (form.get(field) ?? '').trim().slice(0, MOST))
  return phone || email ? person(name ?? '', surname ?? '', email ?? '', (phone ?? '').replace(/[^\d+]/g, '')) : null
}
