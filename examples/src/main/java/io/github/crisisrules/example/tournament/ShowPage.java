package io.github.crisisrules.example.tournament;

import static io.github.crisisrules.core.text.Markup.xml;
import static io.github.crisisrules.example.page.PageText.name;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.example.console.Program;
import io.github.crisisrules.example.console.SeedArgument;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.game.SwissRound;
import io.github.crisisrules.tournament.game.TournamentState;
import io.vavr.control.Either;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * A finished event as one self-contained HTML file: champion, bracket, every round with its results and standings,
 * and an answer to "why this opponent" and "why this rank" behind every line.
 */
public final class ShowPage {
    private final TournamentState state;
    private final String salt;
    private final StringBuilder html = new StringBuilder();

    private ShowPage(TournamentState state, String salt) {
        this.state = state;
        this.salt = salt;
    }

    /**
     * Writes the page. Arguments: a seed (a number or quoted words; default 1) and a file (default
     * {@code target/show.html}).
     */
    public static void main(String[] args) {
        program().start(args);
    }

    /** Returns the program, which writes the file, as a function of its arguments. */
    static Program program() {
        return given -> given.size() > 2
                ? Either.left("too many arguments: give a seed (quote words) and a file, or nothing")
                : SeedArgument.parse(given.take(1), Seed.of(1))
                        .flatMap(seed -> write(given.size() < 2 ? "target/show.html" : given.get(1), seed));
    }

    private static Either<String, String> write(String file, Seed seed) {
        try {
            Path path = Path.of(file).toAbsolutePath();
            PlayedEvent event = PlayedEvent.of(seed);
            Path folder = path.getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            Files.writeString(path, html(event.end(), event.salt()), StandardCharsets.UTF_8);
            return Either.right("The event of seed " + seed + " is in " + path + "\n");
        } catch (IOException | InvalidPathException e) {
            return Either.left("cannot write the page to " + file + ": " + e);
        }
    }

    /** Returns the page of a finished event. {@code salt} is the salt of its published commitment. */
    public static String html(TournamentState state, String salt) {
        return new ShowPage(state, salt).page();
    }

    private String page() {
        String title = xml(state.announcement().name());
        html.append("<!DOCTYPE html>\n<html lang=\"en\" xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>\n")
                .append(
                        "<meta charset=\"utf-8\"/>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n")
                .append("<title>" + title + "</title>\n<style>\n" + ShowStyle.CSS + "</style>\n</head>\n<body>\n");
        header(title);
        navigation();
        html.append("<main>\n");
        state.bracket().forEach(this::bracket);
        state.rounds().forEach(this::round);
        ranking();
        seed();
        html.append(
                        "</main>\n<p class=\"foot\">A simulated event: players and results follow from the seed. Unofficial; ")
                .append("the codes such as EV-SOS name the rules applied.</p>\n</body>\n</html>\n");
        return html.toString();
    }

    private void header(String title) {
        html.append("<header>\n<h1>" + title + "</h1>\n<p class=\"soft\">"
                + xml(state.announcement().edition().name())
                + state.announcement()
                        .timelineName()
                        .map(timeline -> ", Timeline " + xml(timeline))
                        .getOrElse("")
                + "</p>\n");
        state.champion().forEach(champion -> {
            html.append("<div class=\"champion\"><span class=\"soft\">Champion</span><strong>"
                    + name(state.name(champion)) + "</strong>");
            state.standings()
                    .of(champion)
                    .forEach(place -> html.append("<span class=\"soft\">ranked " + place.rank()
                            + " after the Swiss rounds with " + place.points() + " points and " + place.vps()
                            + " VPs</span>"));
            html.append("</div>\n");
        });
        int matches = state.rounds().map(round -> round.reported().size()).sum().intValue();
        int draws = state.rounds()
                .map(round -> round.endings()
                        .flatMap(ending -> ending)
                        .count(ending -> ending.wonBy().isEmpty()))
                .sum()
                .intValue();
        html.append("<ul class=\"facts\">");
        fact(state.entries().size(), "players");
        fact(state.rounds().size(), "Swiss rounds");
        state.cut().forEach(cut -> fact(cut.qualified().size(), "in the cut"));
        fact(matches, "Swiss matches");
        fact(draws, "draws");
        fact(state.rounds().map(round -> round.tables().byes().size()).sum().intValue(), "byes");
        html.append("</ul>\n</header>\n");
    }

    private void fact(int number, String of) {
        html.append("<li><b>" + number + "</b> " + of + "</li>");
    }

    private void navigation() {
        html.append("<nav aria-label=\"Parts of this page\">");
        if (state.bracket().isDefined()) {
            html.append("<a href=\"#bracket\">Bracket</a> ");
        }
        state.rounds()
                .forEach(round ->
                        html.append("<a href=\"#round-" + round.number() + "\">Round " + round.number() + "</a> "));
        html.append("<a href=\"#ranking\">Final ranking</a> <a href=\"#seed\">Seed</a></nav>\n");
    }

    private void bracket(Bracket bracket) {
        html.append("<section class=\"card\" id=\"bracket\">\n<h2>Final rounds</h2>\n<div class=\"two\">\n")
                .append("<div class=\"frame\">" + BracketPicture.svg(state, bracket) + "</div>\n<div>\n");
        bracket.rounds().forEach(round -> {
            html.append("<h3>Final round " + round.number() + "</h3>\n");
            round.matches().forEach(match -> html.append(ShowRows.finalMatch(state, bracket, match)));
        });
        html.append("</div>\n</div>\n</section>\n");
    }

    /**
     * Adds a Swiss round. The last round is expanded because it leads to the cut; a link to another round expands
     * that one.
     */
    private void round(SwissRound round) {
        boolean last = round.number() == state.rounds().size();
        String leader = state.standingsAfter(round.number())
                .players()
                .headOption()
                .map(state::name)
                .getOrElse("");
        html.append("<details class=\"card round\"" + (last ? " open=\"open\"" : "") + "><summary>Round "
                        + round.number() + " <small>leader afterwards: " + name(leader) + "</small></summary>\n")
                .append("<div class=\"two\" id=\"round-" + round.number()
                        + "\">\n<section>\n<h3>Pairings and results</h3>\n")
                .append("<p class=\"soft hint\">Open a line to see why these two met.</p>\n")
                .append(ShowRows.tables(state, round))
                .append("</section>\n<section>\n<h3>Standings after round " + round.number() + "</h3>\n")
                .append("<p class=\"soft hint\">Open a line to see why this rank.</p>\n")
                .append(ShowRows.standings(state, round.number()))
                .append("</section>\n</div>\n</details>\n");
    }

    private void ranking() {
        html.append("<section class=\"card\" id=\"ranking\">\n<h2>Final ranking</h2>\n<ol class=\"places\">\n");
        state.finalRanks()
                .forEach(place -> html.append("<li><span class=\"n\">" + place.rank() + "</span><span class=\"who"
                        + (state.champion().contains(place.player()) ? " won" : "") + "\">"
                        + name(state.name(place.player())) + "</span></li>\n"));
        html.append("</ol>\n</section>\n");
    }

    private void seed() {
        String revealed = state.seed() + ":" + salt;
        html.append("<section class=\"card\" id=\"seed\">\n<h2>Nothing up the organizer's sleeve</h2>\n")
                .append("<p>Every pairing and every lot follows from one seed. Before round 1 only its commitment was ")
                .append(
                        "published; now that the seed is revealed, anybody can check that it was not chosen afterwards.</p>\n<dl>\n");
        state.announcement()
                .seedCommitment()
                .forEach(commitment -> entry("Commitment, published before round 1 (SHA-256)", commitment.sha256()));
        entry("Seed, revealed after the event", state.seed().toString());
        entry("Salt, revealed with it", salt);
        entry("To check", "printf '%s' '" + revealed.replace("'", "'\\''") + "' | sha256sum");
        html.append("</dl>\n");
        state.announcement()
                .seedCommitment()
                .forEach(commitment -> html.append(
                        commitment.matches(state.seed(), salt)
                                ? "<p class=\"tag\">The commitment was kept.</p>\n"
                                : "<p>This seed and salt are not what was committed to.</p>\n"));
        html.append("</section>\n");
    }

    private void entry(String term, String code) {
        html.append("<dt>" + xml(term) + "</dt><dd><code>" + xml(code) + "</code></dd>\n");
    }
}
