package io.github.crisisrules.json;

import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.card.CrisisCard;
import io.github.crisisrules.core.card.TacticCard;
import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.OddsChart;
import io.github.crisisrules.core.chance.OddsRow;
import io.github.crisisrules.core.chance.OddsTable;
import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisDie;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.dice.CrisisPlan;
import io.github.crisisrules.core.dice.FaceChange;
import io.github.crisisrules.core.dice.FaceTally;
import io.github.crisisrules.core.dice.KeptDice;
import io.github.crisisrules.core.dice.RerollAdvice;
import io.github.crisisrules.core.dice.RollGoal;
import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.game.RefusedException;
import io.github.crisisrules.core.prompt.Answers;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Field;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Paper;
import io.github.crisisrules.core.prompt.Prompt;
import io.github.crisisrules.core.prompt.Ready;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.roster.Roster;
import io.github.crisisrules.core.roster.RosterRules;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.core.roster.Squad;
import io.github.crisisrules.core.roster.SquadLimits;
import io.github.crisisrules.core.roster.SquadRules;
import io.github.crisisrules.core.roster.SquadSubmission;
import io.github.crisisrules.core.rulebook.Catalogue;
import io.github.crisisrules.core.rulebook.RuleEntry;
import io.github.crisisrules.core.rulebook.RuleStatus;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.json.shape.Specimens;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Map;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.util.function.Function;

/** Recipes for values of types that cannot be made of parts at random. */
public final class Recipes {
    /** Cursors, functions, catalogues, and generic types, which have tests of their own: no document holds just these. */
    public static final LinkedHashSet<Class<?>> NO_DATA = LinkedHashSet.<Class<?>>of(
                    RandomSource.class,
                    Catalogue.class,
                    Distribution.class,
                    Decision.class,
                    Play.class,
                    Play.Step.class,
                    Wording.class)
            // What may be done is offered by the game, never kept.
            .addAll(Vector.of(
                    Answers.class, Choice.class, Form.class, Prompt.class, Ready.class, RefusedException.class))
            .addAll(Vector.of(Field.class, Paper.class, Sheet.class))
            .addAll(Vector.of(Form.class.getDeclaredClasses()))
            // Plans may hold a caller's function; tables and charts are read off a distribution again.
            .addAll(Vector.of(CrisisPlan.class, RerollAdvice.class, RollGoal.class))
            .addAll(Vector.of(RollGoal.class.getDeclaredClasses()))
            .addAll(Vector.of(OddsTable.class, OddsRow.class, OddsChart.class))
            .addAll(TournamentRecipes.NO_DATA)
            .addAll(EncounterRecipes.NO_DATA)
            .addAll(HeroicRecipes.NO_DATA);

    /** Values that are written for viewing only. */
    static final LinkedHashSet<Class<?>> VIEWS =
            TournamentRecipes.VIEWS.addAll(EncounterRecipes.VIEWS).addAll(HeroicRecipes.VIEWS);

    static final Map<Class<?>, Function<Specimens, ?>> TABLE = LinkedHashMap.<Class<?>, Function<Specimens, ?>>empty()
            .put(Roster.class, Recipes::roster)
            .put(Squad.class, Recipes::squad)
            .put(
                    KeptDice.class,
                    some -> some.oneOf(Vector.of(KeptDice.all(), KeptDice.highest(2), KeptDice.dropLowest(1))))
            .put(FaceTally.class, some -> FaceTally.of(CrisisDie.roll(some.below(9), some.one(Seed.class))))
            .put(
                    FaceChange.class,
                    some -> new FaceChange(1 + some.below(3), TreeSet.of(CrisisFace.BLANK), CrisisFace.BLOCK))
            .put(
                    RuleEntry.class,
                    some -> new RuleEntry(
                            "Document",
                            "Heading",
                            "EV-BYE",
                            some.one(String.class),
                            some.one(RuleStatus.class),
                            some.one(String.class)))
            .merge(TournamentRecipes.TABLE)
            .merge(EncounterRecipes.TABLE)
            .merge(HeroicRecipes.TABLE);

    private Recipes() {}

    static Roster roster(Specimens some) {
        return RosterRules.check(RosterSubmission.builder()
                        .characters(numbered(10)
                                .map(i -> some.one(CharacterCard.class)
                                        .withName("Hero " + i)
                                        .withAlterEgo("Person " + i)))
                        .tactics(
                                numbered(10).map(i -> some.one(TacticCard.class).withName("Tactic " + i)))
                        .crises(numbered(3)
                                .map(i -> CrisisCard.secure("Secure " + i, 15 + i))
                                .appendAll(numbered(3).map(i -> CrisisCard.extract("Extract " + i, 15 + i))))
                        .build())
                .get();
    }

    private static Squad squad(Specimens some) {
        return SquadRules.check(
                        SquadSubmission.builder()
                                .characters(roster(some).characters().take(4))
                                .build(),
                        SquadLimits.ofThreat(100_000))
                .get();
    }

    static Vector<Integer> numbered(int count) {
        return Vector.rangeClosed(1, count);
    }
}
