/**
 * Writes webpack output atomically, so readers never see partial files. Under `npm run dev` the front door and the server build read the
 * files while a build writes them.
 */
export const atomicWrites = (files) => ({
  ...files,
  writeFile(place, content, done) {
    const unfinished = `${place}.new`
    files.writeFile(unfinished, content, (error) => (error ? done(error) : files.rename(unfinished, place, done)))
  },
})
