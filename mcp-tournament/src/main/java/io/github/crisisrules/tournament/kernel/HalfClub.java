package io.github.crisisrules.tournament.kernel;

/**
 * The completion of a club that is exactly half of the players: each pair of a pairing without barred pairs then has
 * one of its members, so the other players cannot meet each other either, and their pairs are forbidden as well. This
 * changes neither the optimal pairings nor their law, and makes the pool one of two clubs, which
 * {@link io.github.crisisrules.tournament.kernel.sample.ExclusionSetSampler} samples exactly.
 *
 * <p>It serves events of which half are members of the home club: without it one in twenty of their rounds is
 * approximate, and the slowest take five times as long.
 *
 * <p>Whether a pairing without barred pairs exists is decided by the bipartite form of Dirac's theorem: it does if no
 * player is barred from more than half of the players of the other side.
 */
final class HalfClub {
    private final Meetings met;
    private final Meetings forbidden;
    private final boolean[] member;
    private int members;

    private HalfClub(Meetings met, Meetings forbidden, int first) {
        this.met = met;
        this.forbidden = forbidden;
        this.member = new boolean[met.players()];
        member[first] = true;
        for (int i = forbidden.start[first], end = forbidden.end(first); i < end; i++) {
            member[forbidden.others[i]] = true;
        }
        for (boolean each : member) {
            members += each ? 1 : 0;
        }
    }

    /**
     * Returns the forbidden pairs, and those between players outside the club if there is such a club and a pairing
     * without barred pairs.
     */
    static Meetings completed(Meetings met, Meetings forbidden) {
        int players = met.players();
        int others = players / 2 - 1;
        if (players % 2 != 0 || others < 1 || forbidden.isEmpty() || forbidden.largestDegree() < others) {
            return forbidden;
        }
        for (int p = 0; p < players; p++) {
            if (forbidden.degree(p) == others) {
                HalfClub club = new HalfClub(met, forbidden, p);
                return club.isClub() ? club.completed() : forbidden;
            }
        }
        return forbidden;
    }

    private boolean isClub() {
        int half = member.length / 2;
        boolean holds = members == half;
        for (int p = 0; p < member.length && holds; p++) {
            int own = across(forbidden, p);
            holds = own + across(met, p) <= half / 2 && (!member[p] || forbidden.degree(p) - own == half - 1);
        }
        return holds;
    }

    /** Returns the number of entries in the player's list that are on the other side. */
    private int across(Meetings list, int player) {
        int found = 0;
        for (int i = list.start[player], end = list.end(player); i < end; i++) {
            found += member[list.others[i]] == member[player] ? 0 : 1;
        }
        return found;
    }

    private Meetings completed() {
        int n = member.length;
        int[] start = new int[n + 1];
        for (int p = 0; p < n; p++) {
            start[p + 1] = start[p] + n / 2 - 1 + across(forbidden, p);
        }
        int[] others = new int[start[n]];
        for (int p = 0, at = 0; p < n; p++) {
            boolean[] listed = new boolean[n];
            for (int q = 0; q < n; q++) {
                listed[q] = q != p && member[q] == member[p];
            }
            for (int i = forbidden.start[p], end = forbidden.end(p); i < end; i++) {
                listed[forbidden.others[i]] = true;
            }
            for (int q = 0; q < n; q++) {
                if (listed[q]) {
                    others[at++] = q;
                }
            }
        }
        return Meetings.flat(start, others);
    }
}
