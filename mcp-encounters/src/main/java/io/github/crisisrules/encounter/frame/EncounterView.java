package io.github.crisisrules.encounter.frame;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * Everything that lies on the table of an encounter, as aligned text or as Markdown: a table of the Encounter
 * Character and the objectives, and a table with a row for each Crisis Team character.
 */
public final class EncounterView {
    private final TextTable threat;
    private final TextTable team;

    private EncounterView(TextTable threat, TextTable team) {
        this.threat = threat;
        this.team = team;
    }

    /** Returns a line of the first table: a heading, and a text. A line without text is left out. */
    public static Tuple2<Describable, String> line(Describable heading, String text) {
        return Tuple.of(heading, text);
    }

    /**
     * Creates the view of a state.
     *
     * @param title the encounter and its difficulty
     * @param lines the lines of the encounter, to which those of the common frame are added
     * @param awaited the step that the encounter waits for
     * @param mark a special state of a character, such as being Subdued, in place of its health
     */
    public static EncounterView of(
            FrameState state,
            Wording wording,
            String title,
            Vector<Tuple2<Describable, String>> lines,
            Describable awaited,
            Function<Combatant, Option<String>> mark) {
        Vector<Tuple2<Describable, String>> all =
                lines.appendAll(common(state, wording)).append(line(Sentences::viewNext, awaited.describe(wording)));
        return new EncounterView(
                TextTable.of(
                        state.round() == 0 ? title : Sentences.viewTitle(wording, title, state.round()),
                        Vector.of(Sentences.viewThing(wording), Sentences.viewNow(wording)),
                        all.reject(line -> line._2.isEmpty())
                                .map(line -> Vector.of(line._1.describe(wording), line._2))),
                team(state, wording, mark));
    }

    /** Returns both tables: first the Encounter Character and the objectives, then the Crisis Team. */
    public Vector<TextTable> tables() {
        return Vector.of(threat, team);
    }

    /** Returns both tables as aligned plain text. */
    public String text() {
        return tables().map(TextTable::text).mkString("\n");
    }

    /** Returns both tables in Markdown. */
    public String markdown() {
        return tables().map(TextTable::markdown).mkString("\n");
    }

    private static Vector<Tuple2<Describable, String>> common(FrameState state, Wording wording) {
        Vector<Tuple2<Describable, String>> cards = state.mission()
                .team()
                .squads()
                .map(CrisisSquad::player)
                .map(player -> line(words -> Sentences.viewCards(words, player), wording.text(state.hand(player))));
        return Vector.of(
                        line(
                                Sentences::viewTracker,
                                Sentences.viewOf(wording, state.trackerTokens(), EncounterTracker.SPACES)),
                        line(
                                Sentences::viewEffects,
                                wording.text(state.runningEffects().map(LastingEffect.Running::effect))),
                        line(Sentences::viewStatuses, wording.text(state.statuses())))
                .appendAll(cards);
    }

    private static TextTable team(FrameState state, Wording wording, Function<Combatant, Option<String>> mark) {
        Vector<Vector<String>> rows = state.combatants()
                .filter(character -> character.side() == Side.CRISIS_TEAM)
                .map(character -> Vector.of(
                        wording.textAny(character.id()),
                        player(state, character),
                        mark.apply(character).getOrElse(() -> Sentences.viewHealth(wording, character.health())),
                        character.isInPlay()
                                ? character.damage() + "/" + character.limit().getOrElse(0)
                                : "",
                        character.isInPlay() ? String.valueOf(character.power()) : "",
                        character.isInPlay() ? wording.text(character.conditions()) : "",
                        turn(state, wording, character)));
        Vector<String> headings = Vector.<Describable>of(
                        Sentences::viewCharacter,
                        Sentences::viewPlayer,
                        Sentences::viewState,
                        Sentences::viewDamage,
                        Sentences::viewPower,
                        Sentences::viewConditions,
                        Sentences::viewActivated)
                .map(heading -> heading.describe(wording));
        return TextTable.of(Sentences.viewTeam(wording), headings, rows);
    }

    private static String player(FrameState state, Combatant character) {
        return state.mission()
                .team()
                .squadOf(character.id())
                .map(CrisisSquad::player)
                .getOrElse("");
    }

    private static String turn(FrameState state, Wording wording, Combatant character) {
        if (state.active().contains(character.id())) {
            return Sentences.viewActing(wording);
        }
        return character.isActivated() && character.isInPlay() ? Sentences.viewActed(wording) : "";
    }
}
