export type Row = Record<string, unknown>

export interface Queryable {
  /** Runs one statement with `$1…` parameters; int8 is returned as a number, json as a value. */
  query: <R = Row>(text: string, params?: readonly unknown[]) => Promise<R[]>
}

/** Database access, the same for the embedded database and PostgreSQL. */
export interface Database extends Queryable {
  /**
   * Runs `work` in a transaction and returns its result; rolls back and rethrows on error. Use only the given connection inside: the
   * embedded database has no other.
   */
  transaction: <T>(work: (connection: Queryable) => Promise<T>) => Promise<T>
  close: () => Promise<void>
  /** Open connections, idle ones, and callers waiting for one. */
  connections?: () => { open: number; idle: number; waiting: number }
}

/** How long a call waits for a connection before it is refused as busy. */
export interface DatabaseLimits {
  /** Statement timeout. PostgreSQL only: the embedded database cannot be interrupted. */
  statementMs: number
  /** Lock timeout. */
  lockMs: number
  /** Connection timeout; on the embedded database, the time in the queue. */
  connectionMs: number
}

/** No connection became free in time, or the one in use was lost. */
export class DatabaseBusy extends Error {
  readonly code = 'DATABASE_BUSY'
}

/** A start error that an operator can fix: one sentence, no stack. */
export class StartError extends Error {}
