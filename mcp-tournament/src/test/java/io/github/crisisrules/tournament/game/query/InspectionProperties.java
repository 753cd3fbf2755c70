package io.github.crisisrules.tournament.game.query;

import static io.github.crisisrules.testing.tournament.RosterArbitraries.roster;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.card.CharacterId;
import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.testing.tournament.EventArbitraries;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.component.CardCopy;
import io.github.crisisrules.tournament.component.ComponentViolation;
import io.github.crisisrules.tournament.component.DiceOrigin;
import io.github.crisisrules.tournament.component.Kit;
import io.github.crisisrules.tournament.component.MeasuringTool;
import io.github.crisisrules.tournament.component.Miniature;
import io.github.crisisrules.tournament.component.MiniatureFault;
import io.github.crisisrules.tournament.component.PieceCondition;
import io.github.crisisrules.tournament.component.TableSetup;
import io.github.crisisrules.tournament.component.TerrainPiece;
import io.github.crisisrules.tournament.component.TerrainViolation;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.EventKind;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Laws of inspections at an event: kits, tables, open lists, and the roster of a round. */
class InspectionProperties {
    @Provide
    Arbitrary<Desk> events() {
        return EventArbitraries.events();
    }

    /** An event in which Ada has handed in the rosters from {@code first} on: one, or three in a Timeline Event. */
    private static Desk submitted(EventKind kind, int first) {
        Announcement event = Announcement.of("Inspected", Editions.latest(kind));
        if (kind == EventKind.CHALLENGER) {
            return Desk.of(event, Seed.of(1)).register("Ada", "Bruno").submit("Ada", roster(first));
        }
        return Desk.of(
                        event.withTimelineName(
                                Option.of(event.edition().timelines().head().name())),
                        Seed.of(1))
                .register("Ada", "Bruno")
                .submit(
                        "Ada",
                        Vector.rangeClosed(1, 3)
                                .map(number -> new DesignatedRoster(number, roster(first + number - 1))));
    }

    /** Everything that the rosters from {@code first} on need, and nothing else. */
    private static Kit complete(EventKind kind, int first) {
        Vector<ComponentId> list = Vector.range(first, first + (kind == EventKind.TIMELINE ? 3 : 1))
                .flatMap(number -> roster(number).components());
        Vector<CharacterId> characters = Vector.range(first, first + (kind == EventKind.TIMELINE ? 3 : 1))
                .flatMap(number -> roster(number).characters())
                .map(character -> character.id());
        return Kit.builder()
                .miniatures(characters.map(Miniature::of))
                .cards(list.map(CardCopy::original))
                .addDice(DiceOrigin.CORE_BOX)
                .tools(Vector.of(MeasuringTool.Kind.RANGE, MeasuringTool.Kind.MOVEMENT)
                        .map(tool -> new MeasuringTool("official", tool, PieceCondition.ORIGINAL)))
                .build();
    }

    private static Vector<RuleViolation> faults(Desk desk, PlayerId player, Kit kit) {
        return Inspection.kit(desk.state(), player, kit).fold(Vector::ofAll, legal -> Vector.empty());
    }

    @Property(tries = 60)
    @Verifies({
        EventRuleId.MINI,
        TimelineRuleId.MINI,
        EventRuleId.CARDS,
        EventRuleId.DICE,
        EventRuleId.TOOLS,
        EventRuleId.TOKENS
    })
    void aKitNeedsWhatItsPlayersListNamesAndNoMore(
            @ForAll EventKind kind, @ForAll @IntRange(min = 1, max = 2) int first, @ForAll long choice) {
        Desk desk = submitted(kind, first);
        PlayerId ada = PlayerId.of(1);
        PlayerId bruno = PlayerId.of(2);
        PlayerId stranger = PlayerId.of(9);
        Kit kit = complete(kind, first);
        assertThat(Inspection.kit(desk.state(), ada, kit).get()).isEqualTo(kit);
        Miniature lost = Seed.of(choice).pick(kit.miniatures());
        assertThat(faults(desk, ada, kit.withMiniatures(kit.miniatures().remove(lost))))
                .containsExactly(new ComponentViolation.MiniatureMissing(lost.character()));
        Kit unpainted = kit.withMiniatures(
                kit.miniatures().replace(lost, Miniature.of(lost.character(), MiniatureFault.UNPAINTED)));
        assertThat(faults(desk, ada, unpainted))
                .as("only a Timeline Event needs paint")
                .hasSize(kind == EventKind.TIMELINE ? 1 : 0);
        assertThat(faults(desk, bruno, Kit.builder().build()))
                .as("without a list")
                .hasSize(3);
        assertThat(faults(desk, bruno, kit)).isEmpty();
        assertThat(faults(desk, stranger, kit)).containsExactly(new TournamentViolation.UnknownPlayer(stranger));
    }

    @Property(tries = 60)
    @Verifies(EventRuleId.OPEN)
    void theOpenPartOfAListNamesItsCharacters(@ForAll EventKind kind, @ForAll @IntRange(min = 1, max = 2) int first) {
        TournamentState state = submitted(kind, first).state();
        assertThat(Inspection.openInformation(state, PlayerId.of(1)).get().characters())
                .hasSize(kind == EventKind.TIMELINE ? 30 : 10)
                .containsAll(roster(first).characters());
        assertThat(Inspection.openInformation(state, PlayerId.of(2))).isEmpty();
        assertThat(Inspection.openInformation(state, PlayerId.of(9))).isEmpty();
    }

    @Property(tries = 40)
    @Verifies(EventRuleId.TERRAIN)
    void everyMatchOfARoundNeedsATableAndNoOtherDoes(@ForAll("events") Desk event) {
        for (var step : event.play().steps()) {
            TournamentState state = step.state();
            if (state.rounds().isEmpty()) {
                assertThat(missing(state, Vector.empty())).isEmpty();
            } else if (step.command() instanceof TournamentCommand.PairRound) {
                int matches = Desk.of(Play.of(event.play().game(), state))
                        .openMatches()
                        .size();
                Vector<RuleViolation> none = missing(state, Vector.empty());
                assertThat(none).hasSize(matches).hasOnlyElementsOfType(TerrainViolation.NotSetUp.class);
                Vector<Integer> tables = none.map(fault -> ((TerrainViolation.NotSetUp) fault).table());
                assertThat(missing(state, tables)).isEmpty();
                assertThat(missing(state, tables.init())).isEqualTo(none.takeRight(1));
            }
        }
    }

    private static Vector<RuleViolation> missing(TournamentState state, Vector<Integer> tables) {
        return Inspection.tables(state, tables.map(number -> TableSetup.of(number, TerrainPiece.official("car", 2))))
                .fold(Vector::ofAll, legal -> Vector.empty());
    }

    @Property(tries = 100)
    @Verifies({TimelineRuleId.ROSTER_ROUND, EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1})
    void rostersRunUpwardsInSwissRoundsAndDownwardsInABracket(
            @ForAll @IntRange(min = 1, max = 7) int swiss,
            @ForAll boolean hasCut,
            @ForAll PostCutStage stage,
            @ForAll @IntRange(max = 12) int round) {
        Announcement announcement = Announcement.of("T", Editions.TIMELINE)
                .withStructure(Option.of(new Structure(swiss, hasCut ? 4 : 0)))
                .withPostCutStage(Option.of(stage));
        TournamentState state = Desk.of(announcement, Seed.of(1))
                .register("Ada", "Bruno", "Chidi", "Dana")
                .open()
                .pairRound()
                .state();
        boolean isFinal = hasCut && stage == PostCutStage.BRACKET && round > swiss;
        int roster = isFinal ? 3 - (round - swiss - 1) % 3 : 1 + Math.floorMod(round - 1, 3);
        assertThat(Inspection.rosterInPlay(state, round)).isEqualTo(Option.when(round > 0, roster));
        TournamentState challenger = Desk.of(announcement.withEdition(Editions.CHALLENGER), Seed.of(1))
                .register("Ada", "Bruno", "Chidi", "Dana")
                .open()
                .state();
        assertThat(Inspection.rosterInPlay(challenger, round)).isEmpty();
    }
}
