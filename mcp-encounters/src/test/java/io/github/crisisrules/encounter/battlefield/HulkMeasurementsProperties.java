package io.github.crisisrules.encounter.battlefield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class HulkMeasurementsProperties {
    private static final Vector<String> NAMES = Vector.of("A", "B", "C", "D");
    private static final Vector<UnaryOperator<Spot>> MOTIONS = Vector.of(
            spot -> spot.plus(new Spot(-4321, 1234)),
            spot -> new Spot(-spot.x(), spot.y()),
            spot -> new Spot(spot.y(), -spot.x()));

    /** Hulk in the middle, four characters at other places, and some Booster Serums and Gamma Absorbers. */
    @Provide
    Arbitrary<HulkMeasurements> tables() {
        Arbitrary<Vector<Spot>> bases = BattlefieldArbitraries.directions()
                .list()
                .uniqueElements()
                .ofSize(NAMES.size())
                .map(places -> Vector.ofAll(places).map(place -> new Spot(place.x() * 60, place.y() * 60)));
        Arbitrary<Vector<Piece>> objectives = Combinators.combine(
                        BattlefieldArbitraries.spots(), Arbitraries.of(PieceKind.SERUM, PieceKind.ABSORBER))
                .as((spot, kind) -> Piece.token("unnamed", kind, spot, 150))
                .list()
                .ofMaxSize(4)
                .map(list -> Vector.ofAll(list)
                        .zipWithIndex((piece, i) -> new Piece("o" + i, piece.kind(), piece.size(), piece.footprint())));
        return Combinators.combine(bases, objectives)
                .as((places, tokens) -> new HulkMeasurements(
                        tokens.foldLeft(
                                NAMES.zip(places)
                                        .foldLeft(
                                                Battlefield.of(Piece.character(
                                                        HulkSetup.HULK.name(),
                                                        4,
                                                        new Spot(0, 0),
                                                        ToolSizes.LARGE_BASE)),
                                                (table, each) -> table.with(
                                                        Piece.character(each._1, 2, each._2, ToolSizes.SMALL_BASE))),
                                Battlefield::with),
                        ToolSizes.approximate()));
    }

    private static HulkMeasurements moved(HulkMeasurements table, UnaryOperator<Spot> motion) {
        return new HulkMeasurements(
                BattlefieldArbitraries.changed(table.battlefield(), motion), ToolSizes.approximate());
    }

    @Property(tries = 200)
    @Verifies({HulkRuleId.AURA, HulkRuleId.SERUM, HulkRuleId.ABSORBER})
    void movingMirroringAndTurningTheTableChangesNoRangeAndNoPush(
            @ForAll("tables") HulkMeasurements table, @ForAll @IntRange(min = 1, max = 5) int range) {
        for (UnaryOperator<Spot> motion : MOTIONS) {
            HulkMeasurements there = moved(table, motion);
            assertThat(there.nearHulk(range)).isEqualTo(table.nearHulk(range));
            assertThat(there.nearSerum()).isEqualTo(table.nearSerum());
            for (CombatantId character : NAMES.map(CombatantId::of)) {
                assertThat(there.absorber(there.away(character, MovementTool.LONG)))
                        .isEqualTo(table.absorber(table.away(character, MovementTool.LONG)));
            }
        }
    }

    @Property(tries = 200)
    @Verifies({HulkRuleId.AURA, HulkRuleId.CLAP})
    void aLongerRangeOrBeamReachesNoFewerCharactersAndABeamNoneBeyondItsRange(
            @ForAll("tables") HulkMeasurements table,
            @ForAll @IntRange(min = 1, max = 4) int range,
            @ForAll @IntRange(min = 1, max = 4) int thickness) {
        assertThat(table.nearHulk(range + 1)).containsAll(table.nearHulk(range));
        Spot direction = new Spot(thickness, 3);
        Vector<CombatantId> beam = table.inBeam(direction, range, 100L * thickness);
        assertThat(table.inBeam(direction, range + 1, 100L * thickness)).containsAll(beam);
        assertThat(table.inBeam(direction, range, 100L * thickness + 200)).containsAll(beam);
        assertThat(beam).doesNotContain(HulkSetup.HULK);
    }

    @Property(tries = 200)
    @Verifies(HulkRuleId.SERUM)
    void theCharactersNearSerumsAreThoseNearEachOne(@ForAll("tables") HulkMeasurements table) {
        Vector<Piece> serums = table.battlefield().pieces().filter(piece -> piece.kind() == PieceKind.SERUM);
        Battlefield without = serums.foldLeft(table.battlefield(), (rest, serum) -> rest.without(serum.name()));
        Vector<CombatantId> nearEach =
                serums.flatMap(serum -> new HulkMeasurements(without.with(serum), ToolSizes.approximate()).nearSerum());
        assertThat(table.nearSerum()).containsExactlyInAnyOrderElementsOf(nearEach.distinct());
    }

    @Property(tries = 200)
    @Verifies(HulkRuleId.DEPLOY)
    void aCharacterThatIsDeployedStaysSoCloserToTheEdge(
            @ForAll("tables") HulkMeasurements table, @ForAll @IntRange(max = 3000) int closer) {
        Footprint edge = Footprint.line(new Spot(-9000, -3000), new Spot(9000, -3000));
        for (CombatantId character : NAMES.map(CombatantId::of)) {
            Piece piece = table.battlefield().piece(character.name());
            long distance = table.battlefield().middle(character.name()).y() + 3000;
            Spot step = new Spot(0, -Math.max(0, Math.min(closer, distance)));
            HulkMeasurements nearer = new HulkMeasurements(
                    table.battlefield().without(character.name()).with(piece.moved(step)), ToolSizes.approximate());
            assertThat(!table.isDeployed(character, edge) || nearer.isDeployed(character, edge))
                    .isTrue();
        }
    }
}
