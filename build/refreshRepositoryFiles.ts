import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Keeps the hosts' files in the repository in step with the page that was just built. */
export async function refreshRepositoryFiles(files: Record<string, string>) {
  for (const [file, content] of Object.entries(files)) {
    const current = await readFile(file, 'utf8').catch(() => '')
    if (current === content) continue
    // Vercel has read its file before this build: going on would put a page online that its own policy blocks.
    if (process.env.VERCEL && file === 'vercel.json') {
      console.error(
        '\nvercel.json is older than the page. Run `npm run build` on a computer, commit vercel.json, and deploy again.\n',
      )
      process.exit(1)
    }
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
    console.log(`${file} was brought up to date. Please commit it.`)
  }
}
