// npm start: serves the site that prestart built, with the local provider.

import { FOLDER, readFiles } from '../publish/folder'
import { listen, localSite } from './localSite'
import { explainPort, printAddresses, readOptions } from './options'

const options = readOptions()
const server = localSite({ files: readFiles(FOLDER.local), log: console.log })
await listen(server, options.port, options.host).catch(({ code }) => explainPort(code, options.port))
printAddresses(options)
