# Shared by the release scripts; not run by itself.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD

say() { printf '\n== %s (after %d s) ==\n' "$*" "$SECONDS"; }
fail() { echo "$*" >&2; exit 1; }

# Releases are made with JDK 25, for Java 17: jars are equal to the byte on one JDK only.
find_jdk25() {
  jdk25=${JAVA25_HOME:-$(ls -d /usr/lib/jvm/*-25-* 2>/dev/null | head -n 1)}
  [ -x "${jdk25:-none}/bin/javac" ] || fail "no JDK 25 found: set JAVA25_HOME"
}

use_jdk25() {
  find_jdk25
  export JAVA_HOME=$jdk25
  # Older Maven versions use what JDK 25 warns about.
  export MAVEN_OPTS="${MAVEN_OPTS:-} --sun-misc-unsafe-memory-access=allow"
}

# Returns whether a command is there, after installing its packages where that can be done: as root on Debian, in a container.
need() { # command, Debian packages
  command -v "$1" >/dev/null && return
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "$1 is missing; installing ${*:2}"
    # Waits for another installation that may be running, and prints the end of its output if it fails.
    local output
    output=$({ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -o DPkg::Lock::Timeout=300 -y -qq --no-install-recommends "${@:2}"; } 2>&1) \
      || tail -n 5 <<<"$output"
  fi
  command -v "$1" >/dev/null
}

need_gpg() {
  need gpg gnupg || fail "GnuPG is missing: apt-get install gnupg, dnf install gnupg2 or brew install gnupg"
}

# The sources of the current commit. Files that are not committed are not part of a release.
export_sources() { # folder
  rm -rf "$1"
  mkdir -p "$1"
  git archive HEAD | tar -x -C "$1"
}

# Fails unless each module ran at least one test since the given file was made. A skipped test was not run.
require_tests() { # file, module folders
  local since=$1 module
  shift
  for module in "$@"; do
    find "$module/target/surefire-reports" -name 'TEST-*.xml' -newer "$since" -exec grep -ho '<testsuite [^>]*' {} + 2>/dev/null | awk -v module="$module" '
      { match($0, / tests="[0-9]+"/); tests += substr($0, RSTART + 8, RLENGTH - 9)
        match($0, / skipped="[0-9]+"/); skipped += substr($0, RSTART + 10, RLENGTH - 11) }
      END { printf "%s: %d tests, %d skipped\n", module, tests, skipped; exit tests <= skipped || (ENVIRON["NO_SKIPS"] != "" && skipped > 0) }' \
      || fail "$module ran too few tests: something was not checked there"
  done
}

# What is published, and nothing else; nothing is installed into the user's repository.
release_build() { # folder with sources, folder for the artifacts, version, further arguments
  local sources=$1 artifacts=$2 version=$3
  shift 3
  rm -rf "$artifacts"
  mkdir -p "$artifacts"
  (cd "$sources" && mvn -B -q -T 1C -Prelease,javadoc,spark deploy -Drevision="$version" \
    -Dmaven.test.skip=true -Dmaven.install.skip=true \
    -DaltDeploymentRepository="staging::file:$artifacts" "$@")
}

published() { (cd "$1" && find . -name '*.jar' -o -name '*.pom' -o -name '*.json' | sort); }

# Every jar, pom and bill of materials is in both folders and the same to the byte.
same_artifacts() { # folder, folder
  local file compared=0 different=0
  while read -r file; do
    compared=$((compared + 1))
    cmp -s "$1/$file" "$2/$file" || { different=$((different + 1)); echo "differs or is missing: $file"; }
  done < <({ published "$1"; published "$2"; } | sort -u)
  [ "$compared" -gt 0 ] || fail "nothing to compare"
  [ "$different" = 0 ] || fail "$different of $compared files differ between two builds"
  echo "two builds, $compared equal files"
}
