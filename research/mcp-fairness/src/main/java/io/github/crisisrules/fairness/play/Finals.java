package io.github.crisisrules.fairness.play;

import java.util.Arrays;

/** The end of an event with standings: the cut and the bracket. */
final class Finals {
    private final int cut;

    Finals(int cut) {
        this.cut = cut;
    }

    /** Plays the cut and the bracket, and sets the final ranks from the standings on the sheet. */
    void play(MatchPlay matches) {
        PlayedEvent sheet = matches.sheet;
        if (cut == 0 || sheet.attendees.count() < cut) {
            Arrays.fill(sheet.inCut, false);
            standingsDecide(sheet);
        } else {
            cut(sheet);
            new Brackets(matches, sheet.bracket, false).play(Brackets.places(cut));
        }
    }

    /**
     * Sets the final ranks of an event without a cut: the best player still present has won and ranks first, and
     * all others follow in the order of the standings. So it is if fewer players are left than the cut has places.
     */
    private static void standingsDecide(PlayedEvent sheet) {
        int first = 0;
        while (first < sheet.swiss.length - 1 && !sheet.attendees.isActive(sheet.swiss[first])) {
            first++;
        }
        sheet.winner = sheet.attendees.count() == 0 ? PlayedEvent.ABSENT : sheet.swiss[first];
        for (int i = 0; i < sheet.swiss.length; i++) {
            sheet.twiceRank[sheet.swiss[i]] = i == first ? 2 : 2 * (i < first ? i + 2 : i + 1);
        }
    }

    /** Lets the best players present advance, and ranks all others. */
    void cut(PlayedEvent sheet) {
        Arrays.fill(sheet.inCut, false);
        int last = -1;
        int in = 0;
        int next = -1;
        for (int i = 0; i < sheet.swiss.length && next < 0; i++) {
            int player = sheet.swiss[i];
            if (!sheet.attendees.isActive(player)) {
                continue;
            }
            if (in < cut) {
                sheet.bracket[in++] = player;
                sheet.inCut[player] = true;
                last = player;
            } else {
                next = player;
            }
        }
        sheet.lastPlace = next < 0 ? null : sheet.placing.deciding(last, next);
        int rank = cut;
        for (int player : sheet.swiss) {
            if (!sheet.inCut[player]) {
                sheet.twiceRank[player] = 2 * ++rank;
            }
        }
    }
}
