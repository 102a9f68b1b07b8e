import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder, id and ports of a single-node Ceph cluster. */
export type Cluster = { folder: string; id: string; host: string; monitorPort: number; gatewayPort: number }

/** Storage capacity in bytes, all in memory. */
const CAPACITY_BYTES = 4 * 1024 ** 3

/** Configures one monitor, one in-memory store and one gateway, all on the loopback interface. */
const configuration = ({ folder, id, host, monitorPort, gatewayPort }: Cluster): string => `[global]
fsid = ${id}
mon host = v2:${host}:${monitorPort}
mon initial members = a
keyring = ${folder}/keyring
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
mon allow pool size one = true
mon warn on pool no redundancy = false
mon data avail crit = 1
mon data = ${folder}/mon
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = ${CAPACITY_BYTES}
osd crush chooseleaf type = 0
ms bind ipv4 = true
run dir = ${folder}/run
log file = ${folder}/log/$name.log
admin socket = ${folder}/run/$name.asok
pid file = ${folder}/run/$name.pid
[client.rgw]
rgw frontends = beast endpoint=${host}:${gatewayPort}
rgw data = ${folder}/rgw
rgw enable usage log = false
`

/** Path of the cluster's configuration file. */
export const configurationOf = ({ folder }: Cluster): string => join(folder, 'ceph.conf')

/** Creates the cluster's folders and configuration file. */
export function writeCluster(cluster: Cluster): void {
  for (const name of ['mon', 'osd', 'run', 'log', 'rgw']) mkdirSync(join(cluster.folder, name), { recursive: true })
  writeFileSync(configurationOf(cluster), configuration(cluster))
}
