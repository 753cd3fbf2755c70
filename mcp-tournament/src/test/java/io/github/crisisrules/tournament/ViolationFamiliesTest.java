package io.github.crisisrules.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.card.CardId;
import io.github.crisisrules.core.card.CharacterId;
import io.github.crisisrules.core.card.RosterPart;
import io.github.crisisrules.core.card.RosterViolation;
import io.github.crisisrules.core.conformance.ProjectFiles;
import io.github.crisisrules.core.rulebook.Catalogue;
import io.github.crisisrules.core.rulebook.RuleEntry;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.conduct.ComponentViolation;
import io.github.crisisrules.tournament.conduct.ConductViolation;
import io.github.crisisrules.tournament.conduct.MeasuringTool;
import io.github.crisisrules.tournament.conduct.MiniatureFault;
import io.github.crisisrules.tournament.conduct.Official;
import io.github.crisisrules.tournament.conduct.OfficialsViolation;
import io.github.crisisrules.tournament.conduct.PieceFault;
import io.github.crisisrules.tournament.conduct.RulingViolation;
import io.github.crisisrules.tournament.conduct.TerrainViolation;
import io.github.crisisrules.tournament.finals.FinalsViolation;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.ListViolation;
import io.github.crisisrules.tournament.roster.Timeline;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.reflect.Proxy;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/**
 * Refusals of the cut, finals, lists and conduct: each cites a known rule, speaks of its data, and has a case of its
 * own.
 */
class ViolationFamiliesTest {
    private static final PlayerId ANN = PlayerId.of(41);
    private static final PlayerId BOB = PlayerId.of(42);
    private static final Official UATU = Official.of("Uatu");
    private static final CharacterId STORM = CharacterId.of("Storm", "Ororo Munroe");
    private static final Vector<String> KNOWN = Vector.of("core", "tournament")
            .flatMap(module -> Catalogue.parse(
                            ProjectFiles.resource("io/github/crisisrules/" + module + "/rulebook/catalogue.txt"))
                    .entries())
            .map(RuleEntry::id);

    @Test
    void finals() {
        check(
                FinalsViolation.class,
                FinalsViolation.Cases.class,
                (violation, cases) -> violation.match((FinalsViolation.Cases<?>) cases),
                Vector.of(
                        new FinalsViolation.CutLargerThanField(8, 7),
                        new FinalsViolation.NotInTheCut(ANN),
                        new FinalsViolation.GoneSinceTheCut(ANN),
                        new FinalsViolation.OutsideTheCut(ANN),
                        new FinalsViolation.StillQualified(ANN),
                        new FinalsViolation.NextStageBegun(ANN),
                        new FinalsViolation.NobodyToMoveUp(ANN),
                        new FinalsViolation.NotABracketSize(5),
                        new FinalsViolation.NotAFinalist(ANN),
                        new FinalsViolation.NoSuchMatch(2, 3),
                        new FinalsViolation.NotInThisMatch(ANN, 2, 1),
                        new FinalsViolation.MatchDecided(2, 1, Option.some(BOB)),
                        new FinalsViolation.RoundNotOver(1, Vector.of(3, 4)),
                        new FinalsViolation.FinalsOver(Option.some(ANN)),
                        new FinalsViolation.AlreadyOut(ANN)));
    }

    @Test
    void lists() {
        RosterViolation fault = new RosterViolation.WrongCount(RosterPart.CHARACTERS, 9, 10);
        check(
                ListViolation.class,
                ListViolation.Cases.class,
                (violation, cases) -> violation.match((ListViolation.Cases<?>) cases),
                Vector.of(
                        new ListViolation.OnChallengerRoster(fault),
                        new ListViolation.OnTimelineRoster(2, fault),
                        new ListViolation.UnknownTimeline(new Timeline(2023, "Nothing")),
                        new ListViolation.DesignationMissing(2),
                        new ListViolation.DesignationTwice(2, 3),
                        new ListViolation.NoSuchDesignation(7),
                        new ListViolation.SharedByRosters(STORM, Vector.of(1, 3)),
                        new ListViolation.EventHasBegun(ANN, "TL-LIST"),
                        new ListViolation.NotHandedIn(ANN, "CH-ROSTER")));
    }

    @Test
    void components() {
        check(
                ComponentViolation.class,
                ComponentViolation.Cases.class,
                (violation, cases) -> violation.match((ComponentViolation.Cases<?>) cases),
                Vector.of(
                        new ComponentViolation.MiniatureMissing(STORM),
                        new ComponentViolation.MiniatureRefused(STORM, MiniatureFault.UNPAINTED),
                        new ComponentViolation.CardMissing(CardId.gem("Mind")),
                        new ComponentViolation.OnlyAProxy(CardId.tactic("Brace")),
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
                ConductViolation.Cases.class,
                (violation, cases) -> violation.match((ConductViolation.Cases<?>) cases),
                Vector.of(
                        new ConductViolation.NotAnOfficial(UATU),
                        new ConductViolation.AlreadyEjected(ANN),
                        new ConductViolation.CollusionUnanswered(Vector.of(ANN, BOB))));
        check(
                RulingViolation.class,
                RulingViolation.Cases.class,
                (violation, cases) -> violation.match((RulingViolation.Cases<?>) cases),
                Vector.of(
                        new RulingViolation.NotAWatcher(UATU),
                        new RulingViolation.NotTheHeadWatcher(UATU),
                        new RulingViolation.NoSuchRuling(7),
                        new RulingViolation.RulingIsFinal(7),
                        new RulingViolation.UnderAppeal(7),
                        new RulingViolation.NotAppealed(7)));
    }

    @Test
    void officialsAndTerrain() {
        check(
                OfficialsViolation.class,
                OfficialsViolation.Cases.class,
                (violation, cases) -> violation.match((OfficialsViolation.Cases<?>) cases),
                Vector.of(
                        new OfficialsViolation.NoWatcher(),
                        new OfficialsViolation.WatcherPlays(UATU, ANN),
                        new OfficialsViolation.HeadWatcherAlone(UATU)));
        check(
                TerrainViolation.class,
                TerrainViolation.Cases.class,
                (violation, cases) -> violation.match((TerrainViolation.Cases<?>) cases),
                Vector.of(
                        new TerrainViolation.NotSetUp(7),
                        new TerrainViolation.NoMat(7),
                        new TerrainViolation.NoTerrain(7),
                        new TerrainViolation.SizeNotMarked(7, "shed")));
    }

    /** The samples are one of each kind; the proxy of the cases tells which case it was asked for, and with what. */
    private static <V extends RuleViolation> void check(
            Class<V> family, Class<?> cases, BiFunction<V, Object, Object> match, Vector<V> samples) {
        assertThat(samples.map(sample -> (Object) sample.getClass()))
                .containsExactlyInAnyOrder((Object[]) family.getPermittedSubclasses());
        Object recorder = Proxy.newProxyInstance(
                cases.getClassLoader(),
                new Class<?>[] {cases},
                (proxy, method, arguments) -> method.getName() + " " + arguments[0]);
        assertThat(samples.map(sample -> (String) match.apply(sample, recorder))
                        .map(said -> said.substring(0, said.indexOf(' ')))
                        .distinct())
                .hasSameSizeAs(samples);
        for (V sample : samples) {
            assertThat((String) match.apply(sample, recorder)).endsWith(" " + sample);
            assertThat(KNOWN).contains(sample.rule());
            assertThat(sample.message()).isNotBlank().doesNotContain("null", "Some(", "Vector(");
            Vector.of(ANN, BOB, UATU)
                    .map(Object::toString)
                    .filter(who -> sample.toString().contains(who))
                    .forEach(who -> assertThat(sample.message()).contains(who));
        }
        assertThat(samples.map(RuleViolation::message).distinct()).hasSameSizeAs(samples);
    }
}
