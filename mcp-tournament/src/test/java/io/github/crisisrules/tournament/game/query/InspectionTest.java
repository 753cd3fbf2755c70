package io.github.crisisrules.tournament.game.query;

import static io.github.crisisrules.testing.tournament.RosterArbitraries.roster;
import static io.github.crisisrules.tournament.game.EventFixture.p;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.card.CharacterId;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.component.ComponentViolation;
import io.github.crisisrules.tournament.component.Kit;
import io.github.crisisrules.tournament.component.MeasuringTool;
import io.github.crisisrules.tournament.component.Miniature;
import io.github.crisisrules.tournament.component.MiniatureFault;
import io.github.crisisrules.tournament.component.TableSetup;
import io.github.crisisrules.tournament.component.TerrainPiece;
import io.github.crisisrules.tournament.component.TerrainViolation;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.game.EventFixture;
import io.github.crisisrules.tournament.game.TournamentCommand.AppealRuling;
import io.github.crisisrules.tournament.game.TournamentCommand.GiveRuling;
import io.github.crisisrules.tournament.game.TournamentCommand.HearAppeal;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.Officials;
import io.github.crisisrules.tournament.ruling.RulingViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Queries of the desk besides pairings and results: kits, tables, open information, rosters in play, rulings. */
class InspectionTest {
    private static final Desk DESK = Desk.challenger("Inspected", Seed.of(1))
            .register("Ada", "Bruno", "Chidi", "Dana")
            .submit("Ada", roster(1));

    @Test
    @Verifies({EventRuleId.MINI, EventRuleId.CARDS, EventRuleId.DICE, EventRuleId.TOOLS, EventRuleId.TOKENS})
    void aKitIsHeldAgainstThePlayersOwnList() {
        Kit empty = Kit.builder().build();
        // Ten miniatures, ten characters, ten tactics and six crises as cards, dice, and two kinds of tools are
        // missing.
        assertThat(DESK.checkKit("Ada", empty).getError()).hasSize(10 + 26 + 1 + 2);
        // Bruno has no list yet.
        assertThat(DESK.checkKit("Bruno", empty).getError())
                .containsExactly(
                        new ComponentViolation.NoDice(),
                        new ComponentViolation.ToolMissing(MeasuringTool.Kind.RANGE),
                        new ComponentViolation.ToolMissing(MeasuringTool.Kind.MOVEMENT));
        assertThat(Inspection.kit(DESK.state(), PlayerId.of(9), empty).getError())
                .containsExactly(new TournamentViolation.UnknownPlayer(PlayerId.of(9)));
    }

    @Test
    @Verifies(TimelineRuleId.MINI)
    void onlyATimelineEventMindsMiniaturesWithoutPaint() {
        CharacterId first = roster(1).characters().head().id();
        Kit unpainted = Kit.builder()
                .miniatures(Vector.of(Miniature.of(first, MiniatureFault.UNPAINTED)))
                .build();
        TournamentState challenger = DESK.state();
        Announcement named = Announcement.builder()
                .name("Painted")
                .edition(Editions.TIMELINE)
                .timelineName("Multiversal Chaos")
                .build();
        TournamentState timeline = Desk.of(named, Seed.of(1))
                .register("Ada")
                .submit("Ada", Vector.rangeClosed(1, 3).map(number -> new DesignatedRoster(number, roster(number))))
                .state();
        var refused = new ComponentViolation.MiniatureRefused(first, MiniatureFault.UNPAINTED);
        assertThat(Inspection.kit(challenger, p("A"), unpainted).getError()).doesNotContain(refused);
        assertThat(Inspection.kit(timeline, p("A"), unpainted).getError()).contains(refused);
    }

    @Test
    @Verifies(EventRuleId.TERRAIN)
    void theTablesOfTheCurrentRoundMustBeSetUp() {
        TableSetup one = TableSetup.of(1, TerrainPiece.official("car", 2));
        assertThat(DESK.checkTables(Vector.empty()).isValid()).isTrue();
        Desk paired = DESK.open().pairRound();
        assertThat(paired.checkTables(Vector.of(one)).getError()).containsExactly(new TerrainViolation.NotSetUp(2));
        assertThat(paired.checkTables(Vector.of(one, TableSetup.of(2, TerrainPiece.other("shed", 3, true))))
                        .isValid())
                .isTrue();
    }

    @Test
    @Verifies(EventRuleId.OPEN)
    void anOpponentMaySeeTheListThatWasHandedIn() {
        assertThat(DESK.openInformation("Ada").get().characters())
                .isEqualTo(roster(1).characters());
        assertThat(DESK.openInformation("Bruno")).isEmpty();
    }

    @Test
    @Verifies({TimelineRuleId.ROSTER_ROUND, EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1})
    void theRosterOfEveryRoundIsKnownFinalRoundsToo() {
        // 32 players: three Swiss rounds with Rosters 1, 2, 3, then three final rounds with 3, 2, 1.
        EventFixture table =
                EventFixture.of(Announcement.of("T", Editions.TIMELINE), 32).pair();
        assertThat(Vector.rangeClosed(1, 6).flatMap(table.state()::rosterInPlay))
                .containsExactly(1, 2, 3, 3, 2, 1);
        assertThat(table.state().rosterInPlay(0)).isEmpty();
        Announcement goesOn = Announcement.builder()
                .name("T")
                .edition(Editions.TIMELINE)
                .structure(Structure.withCut(2, 4))
                .postCutStage(PostCutStage.SWISS_CONTINUES)
                .build();
        assertThat(Vector.rangeClosed(1, 4)
                        .flatMap(EventFixture.of(goesOn, 6).pair().state()::rosterInPlay))
                .containsExactly(1, 2, 3, 1);
        assertThat(DESK.open().pairRound().state().rosterInPlay(1)).isEmpty();
    }

    @Test
    @Verifies({EventRuleId.WATCHER, EventRuleId.HEAD})
    void rulingsAndAppealsAreGivenAtTheDesk() {
        Official uatu = Official.of("Uatu");
        Official head = Official.of("Head");
        Announcement large = Announcement.builder()
                .name("Large")
                .edition(Editions.CHALLENGER)
                .officials(Officials.of(Official.of("Olga"), uatu).withHeadWatcher(head))
                .build();
        EventFixture table = EventFixture.of(large, 4).give(new GiveRuling(uatu, " out of range "));
        assertThat(table.desk().lastSentences()).containsExactly("Ruling 1: Uatu decides \"out of range\".");
        assertThat(table.desk().choices().map(choice -> choice.describe()))
                .contains("Record a ruling", "Appeal a ruling")
                .doesNotContain("Uphold a ruling");
        table.give(new AppealRuling(1, p("B")));
        assertThat(table.desk().lastSentences()).containsExactly("Ruling 1: Uatu decides \"out of range\"; B appeals.");
        assertThat(table.desk().choices().map(choice -> choice.describe()))
                .contains("Uphold a ruling", "Overrule a ruling")
                .doesNotContain("Appeal a ruling");
        assertThat(table.refuse(new HearAppeal(1, uatu, Option.none())))
                .isEqualTo(new RulingViolation.NotTheHeadWatcher(uatu));
        assertThat(table.refuse(new HearAppeal(1, head, Option.some(" "))))
                .isEqualTo(new RulingViolation.BlankDecision(head));
        table.give(new HearAppeal(1, head, Option.some("in range")));
        assertThat(table.desk().lastSentences())
                .containsExactly(
                        "Ruling 1: Uatu decides \"out of range\"; B appeals; the Head Watcher decides \"in range\" instead.");
        assertThat(table.desk().play().log().last().rules()).contains(EventRuleId.HEAD);
        assertThat(table.state().rulings().ruling(1).get().inForce()).isEqualTo("in range");
        assertThat(table.refuse(new AppealRuling(1, p("A")))).isEqualTo(new RulingViolation.RulingIsFinal(1));
        assertThat(table.refuse(new AppealRuling(1, PlayerId.of(9))))
                .isEqualTo(new TournamentViolation.UnknownPlayer(PlayerId.of(9)));
        assertThat(table.refuse(new GiveRuling(Official.of("a stranger"), "yes")))
                .isInstanceOf(RulingViolation.NotAWatcher.class);
        assertThat(table.refuse(new GiveRuling(uatu, "")).describe())
                .isEqualTo("The ruling of Uatu is empty. Enter what was decided.");
    }
}
