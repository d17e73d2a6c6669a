/** `npm run api:start`: the API alone, as a shop in production runs it; its environment is in docs/operations.md. */
import '../api/src/main.ts'
