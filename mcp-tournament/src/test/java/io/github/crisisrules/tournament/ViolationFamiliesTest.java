package io.github.crisisrules.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.card.CardId;
import io.github.crisisrules.core.card.CharacterId;
import io.github.crisisrules.core.roster.RosterPart;
import io.github.crisisrules.core.roster.RosterViolation;
import io.github.crisisrules.core.rulebook.Catalogue;
import io.github.crisisrules.core.rulebook.CrisisRuleId;
import io.github.crisisrules.core.rulebook.RuleEntry;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.testing.SentenceCheck;
import io.github.crisisrules.tournament.component.ComponentViolation;
import io.github.crisisrules.tournament.component.MeasuringTool;
import io.github.crisisrules.tournament.component.MiniatureFault;
import io.github.crisisrules.tournament.component.PieceFault;
import io.github.crisisrules.tournament.component.TerrainViolation;
import io.github.crisisrules.tournament.finals.FinalsViolation;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.GroupFloats;
import io.github.crisisrules.tournament.pairing.PairingViolation;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.ListViolation;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.ruling.ConductViolation;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.OfficialsViolation;
import io.github.crisisrules.tournament.ruling.RulingViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/**
 * Refusals of the cut, finals, pairings, lists and conduct: each cites a known rule or none, and speaks of its people by
 * number and by name.
 */
class ViolationFamiliesTest {
    private static final PlayerId ANN = PlayerId.of(41);
    private static final PlayerId BOB = PlayerId.of(42);
    private static final Wording TABLE = Wording.of(id -> id.equals(ANN) ? "Ann" : "Bob");
    private static final Official UATU = Official.of("Uatu");
    private static final CharacterId STORM = CharacterId.of("Storm", "Ororo Munroe");
    private static final Vector<String> KNOWN = Vector.of(CrisisRuleId.catalogue(), EventRuleId.catalogue())
            .flatMap(Catalogue::entries)
            .map(RuleEntry::id);

    /** Those that cite no rule, because none of the documents speaks of them. */
    private static final Vector<String> ONLY_ORDER = Vector.of(
            "FinalsViolation.StillQualified",
            "FinalsViolation.NotAFinalist",
            "FinalsViolation.NotAFinalMatch",
            "FinalsViolation.MatchDecided",
            "FinalsViolation.LaterMatchPlayed",
            "FinalsViolation.FinalsOver",
            "PairingViolation.PlayerNotPaired",
            "PairingViolation.PairedTwice",
            "PairingViolation.NotInPool",
            "RulingViolation.BlankDecision",
            "RulingViolation.NoSuchRuling",
            "RulingViolation.UnderAppeal");

    @Test
    void finals() {
        check(
                FinalsViolation.class,
                Vector.of(
                        new FinalsViolation.CutTooLarge(8, 7),
                        new FinalsViolation.NotInCut(ANN),
                        new FinalsViolation.LeftSinceCut(ANN),
                        new FinalsViolation.OutsideCut(ANN),
                        new FinalsViolation.StillQualified(ANN),
                        new FinalsViolation.NextStageBegun(ANN),
                        new FinalsViolation.NoPlayerToMoveUp(ANN),
                        new FinalsViolation.NotABracketSize(1),
                        new FinalsViolation.NotAFinalist(ANN),
                        new FinalsViolation.NotAFinalMatch(Pairing.of(ANN, BOB), 2),
                        new FinalsViolation.MatchDecided(Pairing.of(ANN, BOB), 2, Option.some(BOB)),
                        new FinalsViolation.RoundNotOver(1, Vector.of(Pairing.of(ANN, BOB))),
                        new FinalsViolation.LaterMatchPlayed(Pairing.of(ANN, BOB), 1),
                        new FinalsViolation.FinalsOver(Option.some(ANN)),
                        new FinalsViolation.AlreadyEliminated(ANN)));
    }

    @Test
    void pairings() {
        check(
                PairingViolation.class,
                Vector.of(
                        new PairingViolation.PlayerNotPaired(ANN),
                        new PairingViolation.PairedTwice(ANN),
                        new PairingViolation.NotInPool(ANN),
                        new PairingViolation.ExcludedPair(Pairing.of(ANN, BOB)),
                        new PairingViolation.Rematch(Pairing.of(ANN, BOB), 2),
                        new PairingViolation.AvoidableFloat(6, new GroupFloats(2, 3), new GroupFloats(1, 1)),
                        new PairingViolation.WrongBye(Option.some(ANN), Option.some(BOB))));
    }

    @Test
    void lists() {
        RosterViolation fault = new RosterViolation.WrongComponentCount(RosterPart.CHARACTERS, 9, 10);
        check(
                ListViolation.class,
                Vector.of(
                        new ListViolation.ChallengerRosterFault(fault),
                        new ListViolation.TimelineRosterFault(2, fault),
                        new ListViolation.UnknownTimeline("2023 Nothing"),
                        new ListViolation.DesignationMissing(2),
                        new ListViolation.DuplicateDesignation(2, 3),
                        new ListViolation.NoSuchDesignation(7),
                        new ListViolation.SharedByRosters(STORM, Vector.of(1, 3))));
    }

    @Test
    void components() {
        check(
                ComponentViolation.class,
                Vector.of(
                        new ComponentViolation.MiniatureMissing(STORM),
                        new ComponentViolation.MiniatureRefused(STORM, MiniatureFault.UNPAINTED),
                        new ComponentViolation.CardMissing(CardId.gem("Mind")),
                        new ComponentViolation.ProxyOnly(CardId.tactic("Brace")),
                        new ComponentViolation.NoDice(),
                        new ComponentViolation.DiceRefused(2),
                        new ComponentViolation.ToolMissing(MeasuringTool.Kind.RANGE),
                        new ComponentViolation.ToolRefused("laser", PieceFault.NO_EQUIVALENT),
                        new ComponentViolation.TokenRefused("coin", PieceFault.UNCLEAR)));
    }

    @Test
    void conduct() {
        check(
                ConductViolation.class,
                Vector.of(
                        new ConductViolation.NotAnOfficial(UATU),
                        new ConductViolation.AlreadyEjected(ANN),
                        new ConductViolation.CollusionUnanswered(Vector.of(ANN, BOB))));
        check(
                RulingViolation.class,
                Vector.of(
                        new RulingViolation.NotAWatcher(UATU),
                        new RulingViolation.NotTheHeadWatcher(UATU),
                        new RulingViolation.BlankDecision(UATU),
                        new RulingViolation.NoSuchRuling(7),
                        new RulingViolation.RulingIsFinal(7),
                        new RulingViolation.UnderAppeal(7),
                        new RulingViolation.NotAppealed(7)));
    }

    @Test
    void officialsAndTerrain() {
        check(
                OfficialsViolation.class,
                Vector.of(
                        new OfficialsViolation.NoWatcher(),
                        new OfficialsViolation.WatcherPlays(UATU),
                        new OfficialsViolation.SubstitutePlays(UATU),
                        new OfficialsViolation.AlreadyWatcher(UATU),
                        new OfficialsViolation.HeadWatcherWithoutWatchers(UATU)));
        check(
                TerrainViolation.class,
                Vector.of(
                        new TerrainViolation.NotSetUp(7),
                        new TerrainViolation.DuplicateSetup(7),
                        new TerrainViolation.NoMat(7),
                        new TerrainViolation.NoTerrain(7),
                        new TerrainViolation.SizeNotMarked(7, "shed")));
    }

    /** The samples are one of each kind. */
    private static <V extends RuleViolation> void check(Class<V> family, Vector<V> samples) {
        assertThat(samples.map(sample -> (Object) sample.getClass()))
                .containsExactlyInAnyOrder((Object[]) family.getPermittedSubclasses());
        for (V sample : samples) {
            assertThat(KNOWN).containsAll(sample.rules());
            SentenceCheck.checkRefusal(sample, TABLE);
            namesThePeopleItConcerns(sample, sample.describe(), ANN.toString(), BOB.toString());
            namesThePeopleItConcerns(sample, sample.describe(TABLE), "Ann", "Bob");
        }
        assertThat(samples.map(RuleViolation::describe).distinct()).hasSameSizeAs(samples);
        String name = family.getSimpleName();
        assertThat(samples.filter(sample -> sample.rule().isEmpty())
                        .map(sample -> name + "." + sample.getClass().getSimpleName()))
                .as("refusals that only keep order")
                .containsExactlyElementsOf(ONLY_ORDER.filter(each -> each.startsWith(name + ".")));
    }

    private static void namesThePeopleItConcerns(RuleViolation sample, String message, String ann, String bob) {
        assertThat(message.contains(ann)).isEqualTo(sample.toString().contains(ANN.toString()));
        assertThat(message.contains(bob)).isEqualTo(sample.toString().contains(BOB.toString()));
        assertThat(message.contains("Uatu")).isEqualTo(sample.toString().contains("Uatu"));
    }
}
