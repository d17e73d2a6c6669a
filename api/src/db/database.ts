export type Row = Record<string, unknown>

export interface Queryable {
  /** Runs one statement with `$1…` parameters; an int8 comes back as a number, json as a value. */
  query: <R = Row>(text: string, params?: readonly unknown[]) => Promise<R[]>
}

/** The one way to the data, the same on the embedded database and on PostgreSQL. */
export interface Database extends Queryable {
  /**
   * Runs `work` in a transaction and answers what it answers; a thrown error rolls back and goes on.
   * Inside it only the given connection may be asked: the embedded database has no other.
   */
  transaction: <T>(work: (connection: Queryable) => Promise<T>) => Promise<T>
  close: () => Promise<void>
  /** Connections that are open, that are idle, and callers who wait for one. */
  connections?: () => { open: number; idle: number; waiting: number }
}

/** How long a call waits for the database before it is refused as busy. */
export interface DatabaseLimits {
  /** Of one statement; PostgreSQL only: the embedded one cannot be interrupted. */
  statementMs: number
  /** For a row that another transaction holds. */
  lockMs: number
  /** For a connection; on the embedded database for its turn. */
  connectionMs: number
}

/** Thrown when a connection has not become free in time. */
export class DatabaseBusy extends Error {
  readonly code = 'DATABASE_BUSY'
}

/** A reason not to start that a person can act on: one sentence, no stack. */
export class StartError extends Error {}
