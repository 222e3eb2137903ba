#!/usr/bin/env bash
# Installs the Debian package on a fresh Debian, uses it, upgrades it and purges it. As root: scripts/release/try-on-debian.sh FOLDER-OF-THE-RELEASE [EARLIER-PACKAGE]
set -euo pipefail

release=$(realpath "$1")
package=$(echo "$release"/redakcja-bip_*.deb)
earlier=${2:-$package}
root=$(mktemp -d)
chmod 755 "$root"
trap 'umount -l "$root/proc" 2>/dev/null || true; rm -rf "$root"' EXIT

say() { printf '\n== %s\n' "$*"; }
inside() { chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 "$@"; }
as_product() { inside runuser -u redakcja-bip -- /bin/sh -c "set -a; . /etc/redakcja-bip/redakcja-bip.env; set +a; DATA_DIR=/var/lib/redakcja-bip; export DATA_DIR; $1"; }

say 'A fresh Debian'
debootstrap --variant=minbase --include=adduser,curl bookworm "$root" >/dev/null
echo "127.0.0.1 localhost" >"$root/etc/hosts"
mount -t proc proc "$root/proc"

say 'Node 24, as a package (Debian 12 has an older one)'
mkdir -p "$root/tmp/nodejs/DEBIAN" "$root/tmp/nodejs/usr/bin"
cp "$(node -p process.execPath)" "$root/tmp/nodejs/usr/bin/node"
printf 'Package: nodejs\nVersion: %s\nArchitecture: amd64\nMaintainer: test\nDescription: Node\n' "$(node -p process.versions.node)" >"$root/tmp/nodejs/DEBIAN/control"
dpkg-deb --build -Znone "$root/tmp/nodejs" "$root/tmp/nodejs.deb" >/dev/null
inside apt-get install -qq -y --no-install-recommends libatomic1 libstdc++6 >/dev/null
inside dpkg -i /tmp/nodejs.deb >/dev/null

say 'Install'
cp "$earlier" "$root/tmp/earlier.deb"
cp "$package" "$root/tmp/new.deb"
inside dpkg -i /tmp/earlier.deb
inside sh -c 'echo PORT=5900 >>/etc/redakcja-bip/redakcja-bip.env'
inside bip --version
inside stat -c '%A %U:%G %n' /etc/redakcja-bip/redakcja-bip.env /var/lib/redakcja-bip

start() {
  as_product 'exec redakcja-bip' >"$root/tmp/log" 2>&1 &
  for _ in $(seq 120); do
    curl -sf localhost:5900/readyz >/dev/null && return
    sleep 1
  done
  cat "$root/tmp/log"
  return 1
}
stop() { pkill -TERM --full --uid "$(inside id -u redakcja-bip)" apps/api/dist/main.mjs; wait || true; }

say 'Start'
start
inside stat -c '%A %U:%G %n' /var/lib/redakcja-bip/database /var/lib/redakcja-bip/pierwszy-administrator.txt
curl -sf localhost:5901/ | grep -o '<title>[^<]*'
as_product 'bip server status; bip server doctor' || true

say 'Upgrade of the running product: a backup is made first'
inside dpkg -i /tmp/new.deb
inside find /var/backups/redakcja-bip -maxdepth 2 -name bip-backup.json
stop
start
stop
as_product 'bip server migrations' | tail -1

say 'Remove keeps data and settings, purge keeps backups alone'
inside dpkg --remove redakcja-bip
inside ls /var/lib/redakcja-bip /etc/redakcja-bip
inside dpkg --purge redakcja-bip
left=$(inside find / -xdev -path '*redakcja*' -not -path '/var/backups/*' -not -path '/proc/*' -not -path '/tmp/*')
[ -z "$left" ] || { printf 'Left behind:\n%s\n' "$left"; exit 1; }
inside ls /var/backups/redakcja-bip

say 'All as promised'
