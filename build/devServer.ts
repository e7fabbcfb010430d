import type { ViteDevServer } from 'vite'
import type { SiteOptions } from './site'

export function serveWhileEditing(_server: ViteDevServer, _options: SiteOptions) {}
