package io.github.crisisrules.example.tournament;

import io.github.crisisrules.core.text.Markup;
import io.github.crisisrules.example.page.PageText;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.FinalMatch;
import io.github.crisisrules.tournament.finals.FinalRound;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * An SVG picture of the final rounds, with a column for each round and a line from each match to the winner's next
 * one.
 */
final class BracketPicture {
    private static final int BOX = 112;
    private static final int GAP = 16;
    private static final int ROW = 19;
    private static final int SLOT = 54;
    private static final int TOP = 24;
    private static final int LONGEST_NAME = 14;

    private final TournamentState state;
    private final Bracket bracket;
    private final StringBuilder svg = new StringBuilder();

    private BracketPicture(TournamentState state, Bracket bracket) {
        this.state = state;
        this.bracket = bracket;
    }

    /** Returns the picture of a bracket as an element for a page. */
    static String svg(TournamentState state, Bracket bracket) {
        return new BracketPicture(state, bracket).svg();
    }

    private String svg() {
        int columns = bracket.seeds().rounds();
        int width = columns * BOX + (columns - 1) * GAP + 2;
        int height = TOP + bracket.seeds().size() / 2 * SLOT;
        // Below this width the names are unreadable, so the picture scrolls in its frame instead of shrinking
        // further.
        svg.append("<svg class=\"bracket\" role=\"img\" aria-label=\"Bracket of the final rounds\" viewBox=\"0 0 ")
                .append(width + " " + height + "\" style=\"min-width:" + width * 4 / 5 + "px\">\n");
        Vector<Placed> before = Vector.empty();
        for (FinalRound round : bracket.rounds()) {
            Vector<Placed> placed = placed(round, before);
            int left = 1 + (round.number() - 1) * (BOX + GAP);
            svg.append("<text class=\"head\" x=\"" + (left + BOX / 2) + "\" y=\"13\">")
                    .append(title(round.matches().size()))
                    .append("</text>\n");
            for (Placed each : placed) {
                before.filter(feeder -> each.isFedBy(feeder)).forEach(feeder -> line(left, feeder, each));
                match(left, each);
            }
            before = placed;
        }
        return svg.append("</svg>\n").toString();
    }

    /**
     * Returns the matches of a round with their positions. Round 1 is ordered so that no lines cross later, and every
     * other match is centred between the two that lead to it.
     */
    private Vector<Placed> placed(FinalRound round, Vector<Placed> before) {
        int slot = SLOT << (round.number() - 1);
        return order(round.number()).zipWithIndex((match, place) -> {
            Vector<Integer> feeders =
                    before.filter(feeder -> feeds(feeder.match(), match)).map(Placed::middle);
            int middle = feeders.size() == 2 ? (feeders.get(0) + feeders.get(1)) / 2 : TOP + place * slot + slot / 2;
            return new Placed(match, middle);
        });
    }

    private Vector<FinalMatch> order(int round) {
        Vector<FinalMatch> own = bracket.rounds().get(round - 1).matches();
        if (round == bracket.rounds().size()) {
            return own;
        }
        Vector<FinalMatch> leading = order(round + 1)
                .flatMap(later -> later.players()
                        .flatMap(player -> own.find(match -> match.winner().contains(player))));
        return leading.appendAll(own.removeAll(leading));
    }

    private static boolean feeds(FinalMatch earlier, FinalMatch later) {
        return earlier.winner().exists(later.players()::contains);
    }

    private void line(int left, Placed from, Placed to) {
        int start = left - GAP;
        svg.append("<path class=\"line\" d=\"M" + start + " " + from.middle() + "h" + GAP / 2 + "V" + to.middle() + "h"
                + GAP / 2 + "\"/>\n");
    }

    private void match(int left, Placed placed) {
        int top = placed.middle() - ROW;
        svg.append("<rect class=\"box\" x=\"" + left + "\" y=\"" + top + "\" width=\"" + BOX + "\" height=\"" + 2 * ROW
                + "\" rx=\"4\"/>\n");
        svg.append("<path class=\"rule\" d=\"M" + left + " " + placed.middle() + "h" + BOX + "\"/>\n");
        for (int place = 0; place < 2; place++) {
            int base = top + place * ROW + 14;
            Option<PlayerId> player = placed.match().players().drop(place).headOption();
            if (player.isEmpty()) {
                svg.append("<text class=\"out\" x=\"" + (left + 22) + "\" y=\"" + base + "\">no player</text>\n");
            } else {
                player(left, base, placed.match(), player.get());
            }
        }
    }

    private void player(int left, int base, FinalMatch match, PlayerId player) {
        String style = match.winner().contains(player) ? "won" : match.isDecided() ? "out" : "open";
        String name = state.name(player);
        svg.append("<text class=\"seed\" x=\"" + (left + 16) + "\" y=\"" + base + "\">"
                + bracket.seeds().seedOf(player) + "</text>");
        svg.append("<text class=\"" + style + "\" x=\"" + (left + 22) + "\" y=\"" + base + "\"><title>"
                + Markup.xml(name) + "</title>" + Markup.xml(PageText.shortened(name, LONGEST_NAME)) + "</text>\n");
    }

    private static String title(int matches) {
        return switch (matches) {
            case 1 -> "Final";
            case 2 -> "Semi-finals";
            case 4 -> "Quarter-finals";
            default -> "Last " + 2 * matches;
        };
    }

    /** A match and the vertical position of its centre in the picture. */
    private record Placed(FinalMatch match, int middle) {
        boolean isFedBy(Placed earlier) {
            return feeds(earlier.match(), match);
        }
    }
}
